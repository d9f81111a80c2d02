import { describe, expect, it } from 'vitest';
import { collapseVideos } from '../../src/ui/collapse-videos.ts';

const video = (host: string, title: string) =>
  `<iframe src="https://${host}/7" title="${title}" loading="lazy" allowfullscreen></iframe>`;

describe('videos in a text', () => {
  it('are folded away below their title and the name of the host', () => {
    const vimeo = video('player.vimeo.com/video', 'One');
    const youTube = video('www.youtube-nocookie.com/embed', 'Two');
    expect(collapseVideos(`<p>Look:</p>${vimeo}<p>And:</p>${youTube}`)).toBe(
      '<p>Look:</p>' +
        `<details><summary><span>One <small>Film from Vimeo</small></span></summary>${vimeo}</details>` +
        '<p>And:</p>' +
        `<details><summary><span>Two <small>Film from YouTube</small></span></summary>${youTube}</details>`,
    );
  });

  it('have a title that is text and never HTML', () => {
    const folded = collapseVideos(
      video('player.vimeo.com/video', 'A <img src=x onerror=alert(1)> &amp; more'),
    );
    expect(folded).toContain('<span>A &lt;img src=x onerror=alert(1)> &amp; more <small>');
  });

  it('are the only part of the text that changes', () => {
    expect(collapseVideos('<p>No video, <em>only text</em></p>')).toBe('<p>No video, <em>only text</em></p>');
  });
});
