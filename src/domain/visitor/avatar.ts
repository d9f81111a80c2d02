/** The pictures that a visitor can choose as an avatar, by the stored name. */
export const avatars = {
  rabbit: { label: 'Rabbit', picture: 'avatar-rabbit' },
  bear: { label: 'Bear', picture: 'avatar-bear' },
  elephant: { label: 'Elephant', picture: 'avatar-elephant' },
  owl: { label: 'Owl', picture: 'avatar-owl' },
  whale: { label: 'Whale', picture: 'avatar-whale' },
  tiger: { label: 'Tiger', picture: 'avatar-tiger' },
} as const;
type AvatarName = keyof typeof avatars;
export const AVATAR_NAMES = Object.keys(avatars) as AvatarName[];

const isAvatar = (name: string): name is AvatarName => Object.hasOwn(avatars, name);

/** The rabbit without a choice, and for an avatar that no longer exists. */
export const avatarPicture = (name: string | undefined): string =>
  avatars[name !== undefined && isAvatar(name) ? name : 'rabbit'].picture;
