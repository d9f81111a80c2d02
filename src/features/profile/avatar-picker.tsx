import { AVATAR_NAMES, avatars } from '../../domain/visitor/avatar.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './profile-form.module.css';

/** The visitor's picture, one of ours. Unknown names select the rabbit. */
export function AvatarPicker({ selected }: { selected: string }) {
  const current = AVATAR_NAMES.find((name) => name === selected) ?? 'rabbit';
  return (
    <fieldset className={styles.avatars}>
      <legend>Your picture</legend>
      <div>
        {AVATAR_NAMES.map((name) => (
          <label key={name} data-letter>
            <input
              type="radio"
              name="avatar"
              value={name}
              className="visually-hidden"
              defaultChecked={name === current}
            />
            <Picture
              name={avatars[name].picture}
              alt={avatars[name].label}
              width={72}
              height={72}
              sizes="72px"
              originalWidth={800}
            />
            <span aria-hidden>{avatars[name].label.charAt(0)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
