// @script pieces

/**
 * Each video in a closed `details` with its title: the player's host learns of a visitor only when that is opened, also
 * without JavaScript. `html` is sanitized; the title in it is text. `poster` is HTML, too.
 */
export const collapseVideos = (html: string, poster = '') =>
  html.replace(/<iframe[^>]*? title="([^"]*)".*?<\/iframe>/gs, (frame, title: string) => {
    const from = frame.includes('//player.vimeo.com/') ? 'Vimeo' : 'YouTube';
    const text = title.replaceAll('<', '&lt;');
    return `<details><summary>${poster}<span>${text} <small>Film from ${from}</small></span></summary>${frame}</details>`;
  });
