// @script pieces

/**
 * Each video in a closed `details` with its title: the player's host learns of a visitor only when that is opened, also
 * without JavaScript. `html` is sanitized; the title in it is text. Without a picture: the host's own
 * would tell it of the visitor, and ours would show something else than the film.
 */
export const collapseVideos = (html: string) =>
  html.replace(/<iframe[^>]*? title="([^"]*)".*?<\/iframe>/gs, (frame, title: string) => {
    const from = frame.includes('//player.vimeo.com/') ? 'Vimeo' : 'YouTube';
    const text = title.replaceAll('<', '&lt;');
    return `<details><summary><span>${text} <small>Film from ${from}</small></span></summary>${frame}</details>`;
  });
