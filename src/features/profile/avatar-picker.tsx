import { AVATAR_NAMES, avatars } from '../../domain/visitor/avatar.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './profile-form.module.css';

/** One of our pictures to be seen as. */
export function AvatarPicker({ selected }: { selected: string }) {
  const known = AVATAR_NAMES.find((one) => one === selected) ?? 'rabbit';
  return (
    <fieldset className={styles.avatars}>
      <legend>Your picture</legend>
      <div>
        {AVATAR_NAMES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="avatar"
              value={one}
              className="visually-hidden"
              defaultChecked={one === known}
            />
            <Picture
              name={avatars[one].picture}
              alt={avatars[one].label}
              width={72}
              height={72}
              sizes="72px"
              originalWidth={800}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
