import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseVideoUrl, playerUrl, readVideo, videoThumbnail } from './video.ts';

const id = 'aqz-KE-bpKQ';
const embed = `https://www.youtube.com/embed/${id}`;
const player = `https://www.youtube-nocookie.com/embed/${id}`;

describe('a YouTube address', () => {
  it.each([
    ['a watch page', `https://www.youtube.com/watch?v=${id}`],
    ['a watch page with the id late', `https://www.youtube.com/watch?list=PL1&v=${id}&index=2`],
    ['a watch page without www', `https://youtube.com/watch?v=${id}`],
    ['a watch page on a phone', `https://m.youtube.com/watch?v=${id}`],
    ['a watch page on the music site', `https://music.youtube.com/watch?v=${id}`],
    ['a watch page without a scheme', `www.youtube.com/watch?v=${id}`],
    ['a watch page in capitals', `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`],
    ['a short link', `https://youtu.be/${id}`],
    ['a short link with a share mark', `https://youtu.be/${id}?si=AbCdEf123`],
    ['a short link without a scheme', `youtu.be/${id}`],
    ['a short film', `https://www.youtube.com/shorts/${id}?feature=share`],
    ['a live stream', `https://www.youtube.com/live/${id}?si=x`],
    ['an old player', `http://www.youtube.com/v/${id}?fs=1`],
    ['a short link with spaces around', `  https://youtu.be/${id} \n`],
  ])('is read and stored as an embed address: %s', (_form, address) => {
    expect(readVideo(address)).toEqual({
      kind: 'youtube',
      id,
      embedUrl: embed,
      thumbnailUrl: `https://img.youtube.com/vi/${id}/0.jpg`,
    });
    expect(normaliseVideoUrl(address)).toBe(embed);
    expect(playerUrl(address)).toBe(player);
  });

  it.each([
    ['an embed address', embed],
    ['an embed address with parameters', `${embed}?autoplay=1&rel=0`],
    ['a privacy-enhanced embed address', `${player}?controls=0`],
    ['an embed address without a scheme', `//www.youtube.com/embed/${id}`],
    ['a thumbnail', `https://img.youtube.com/vi/${id}/hqdefault.jpg`],
    ['a thumbnail on the image host', `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`],
    ['a thumbnail on a numbered image host', `https://i3.ytimg.com/vi_webp/${id}/0.webp`],
  ])('is read, and stored unchanged: %s', (_form, address) => {
    expect(readVideo(address)).toMatchObject({ kind: 'youtube', id, embedUrl: embed });
    expect(normaliseVideoUrl(address)).toBe(address);
    expect(playerUrl(address)).toBe(player);
  });

  it.each([
    [`https://youtu.be/${id}?t=90`, 90],
    [`https://youtu.be/${id}?t=90s`, 90],
    [`https://youtu.be/${id}?si=x&t=1m30s`, 90],
    [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
    [`https://www.youtube.com/watch?v=${id}&start=65`, 65],
    [`https://www.youtube.com/watch?v=${id}#t=2m`, 120],
    [`${embed}?start=45`, 45],
  ])('keeps its start time for the player: %s', (address, seconds) => {
    expect(readVideo(address)).toMatchObject({ startSeconds: seconds });
    expect(readVideo(normaliseVideoUrl(address))).toMatchObject({ startSeconds: seconds });
    expect(playerUrl(address)).toBe(`${player}?start=${seconds}`);
  });

  it.each(['0', 'soon', '-5', '1e3', ''])('starts at the beginning when the start time is "%s"', (t) => {
    expect(readVideo(`https://youtu.be/${id}?t=${t}`)).not.toHaveProperty('startSeconds');
    expect(playerUrl(`https://youtu.be/${id}?t=${t}`)).toBe(player);
  });
});

describe('a pasted frame snippet', () => {
  it.each([
    ['double quotes', `<iframe width="560" title="a > b" src="${embed}"></iframe>`, embed],
    ['single quotes', `<iframe src='${embed}' allowfullscreen></iframe>`, embed],
    ['no quotes', `<iframe src=${embed} width=560></iframe>`, embed],
    ['capitals and lines', `<IFRAME\n  SRC = "${embed}"\n></IFRAME>`, embed],
    ['entities', `<iframe src="${embed}?a=1&amp;start=5"></iframe>`, `${embed}?a=1&start=5`],
    ['numeric entities', `<iframe src="https:&#47;&#x2F;youtu.be/${id}"></iframe>`, embed],
    ['the snippet escaped whole', `&lt;iframe src=&quot;${embed}&quot;&gt;&lt;/iframe&gt;`, embed],
    ['a paragraph around it', `<p>Look: <iframe src="${embed}"></iframe></p>`, embed],
    ['a watch page as its source', `<iframe src="https://www.youtube.com/watch?v=${id}"></iframe>`, embed],
    [
      'another site',
      '<iframe src="https://video.example/embed/7"></iframe>',
      'https://video.example/embed/7',
    ],
  ])('is reduced to its source: %s', (_form, snippet, stored) => {
    expect(normaliseVideoUrl(snippet)).toBe(stored);
  });

  it.each([
    ['no source', '<iframe width="560"></iframe>'],
    ['an empty source', '<iframe src=""></iframe>'],
    ['a source of another name', `<iframe data-src="${embed}"></iframe>`],
    ['a snippet within the source', '<iframe src="&lt;iframe src=x&gt;"></iframe>'],
  ])('is kept and never played when it has %s', (_form, snippet) => {
    expect(normaliseVideoUrl(snippet)).toBe(snippet);
    expect(playerUrl(snippet)).toBeUndefined();
  });
});

describe('a Vimeo address', () => {
  it.each([
    ['https://vimeo.com/76979871', undefined],
    ['https://www.vimeo.com/76979871?share=copy', undefined],
    ['https://vimeo.com/channels/staffpicks/76979871', undefined],
    ['https://vimeo.com/showcase/1234567/video/76979871', undefined],
    ['https://player.vimeo.com/video/76979871', undefined],
    ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
    ['https://vimeo.com/76979871/1234567890', '1234567890'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', '8272103f6e'],
    [
      '<iframe src="https://player.vimeo.com/video/76979871?badge=0&amp;h=8272103f6e"></iframe>',
      '8272103f6e',
    ],
  ])('is played with its private hash, if it has one: %s', (address, hash) => {
    const embedUrl = `https://player.vimeo.com/video/76979871${hash ? `?h=${hash}` : ''}`;
    expect(readVideo(address)).toEqual({ kind: 'vimeo', id: '76979871', embedUrl, ...(hash && { hash }) });
    expect(playerUrl(address)).toBe(embedUrl);
  });

  it('is stored unchanged', () => {
    expect(normaliseVideoUrl(' https://vimeo.com/76979871/8272103f6e ')).toBe(
      'https://vimeo.com/76979871/8272103f6e',
    );
  });

  it('keeps its start time for the player', () => {
    expect(playerUrl('https://vimeo.com/76979871#t=1m5s')).toBe(
      'https://player.vimeo.com/video/76979871#t=65s',
    );
  });
});

describe('a file on Google Drive', () => {
  const file = 'https://drive.google.com/file/d/1aBcD_-9';
  it.each([
    [`${file}/view`, `${file}/preview`],
    [`${file}/view?usp=sharing&resourcekey=0-x`, `${file}/preview?usp=sharing&resourcekey=0-x`],
    [`${file}/preview`, `${file}/preview`],
    [`<iframe src="${file}/preview" width="640"></iframe>`, `${file}/preview`],
  ])('is stored and played as its player: %s', (address, played) => {
    expect(normaliseVideoUrl(address)).toBe(played);
    expect(playerUrl(address)).toBe(played);
    expect(videoThumbnail(address)).toEqual({ kind: 'placeholder', text: 'No Thumbnail' });
  });

  it('may lack the scheme', () => {
    expect(playerUrl('drive.google.com/file/d/1aBcD_-9/view')).toBe(`${file}/preview`);
  });
});

describe('any other address', () => {
  it.each([
    ['a page of another site', 'https://video.example/watch/1', 'https://video.example/watch/1'],
    ['a file', 'http://video.example/a.mp4', 'http://video.example/a.mp4'],
    [
      'a playlist player',
      'https://www.youtube.com/embed/videoseries?list=PL1',
      'https://www.youtube.com/embed/videoseries?list=PL1',
    ],
    ['a YouTube page that is not a video', 'https://www.youtube.com/@padavu', undefined],
    ['a YouTube address with a broken id', 'https://youtu.be/short', undefined],
    ['a Vimeo page that is not a video', 'https://vimeo.com/features', undefined],
    ['text', 'coming soon', undefined],
    ['a script', 'javascript:alert(1)//www.youtube.com/embed/aqz-KE-bpKQ', undefined],
    ['a script broken over lines', 'java\nscript:alert(1)', undefined],
    ['a script in a frame', '<iframe src="javascript:alert(1)"></iframe>', undefined],
    ['data', 'data:text/html,<script>alert(1)</script>', undefined],
    ['an address with a password', 'https://www.youtube.com:x@evil.example/embed/1', undefined],
    [
      'a host that only looks like YouTube',
      'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
      'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    ],
  ])('is kept unchanged and played only from the web: %s', (_form, address, played) => {
    expect(readVideo(address).kind).toBe('other');
    expect(normaliseVideoUrl(address)).toBe(/src="(.*)"/.exec(address)?.[1] ?? address);
    expect(playerUrl(address)).toBe(played);
  });
});

describe('a thumbnail', () => {
  it.each([
    [`https://youtu.be/${id}`, { kind: 'image', url: `https://img.youtube.com/vi/${id}/0.jpg` }],
    ['', { kind: 'placeholder', text: 'No Thumbnail' }],
    ['   ', { kind: 'placeholder', text: 'No Thumbnail' }],
    ['https://vimeo.com/76979871', { kind: 'placeholder', text: 'No Thumbnail' }],
    ['coming soon', { kind: 'placeholder', text: 'Invalid URL' }],
    ['https://www.youtube.com/watch', { kind: 'placeholder', text: 'Invalid URL' }],
  ])('of "%s" is the first frame or says why there is none', (address, thumbnail) => {
    expect(videoThumbnail(address)).toEqual(thumbnail);
  });
});

describe('for any text at all', () => {
  const pieces = fc.constantFrom(
    '<iframe src="',
    "<iframe src='",
    '">',
    '&lt;iframe src=&quot;',
    '&quot;&gt;',
    '&amp;',
    '&#x3c;',
    '&#9999999;',
    'https://',
    'javascript:',
    'data:',
    '//',
    'youtube.com',
    'youtu.be',
    'vimeo.com',
    'drive.google.com/file/d/',
    '/view',
    '/embed/',
    '/watch?v=',
    '/vi/',
    id,
    '76979871',
    '/8272103f6e',
    '?t=1m',
    '#t=5',
    '&start=9',
    ' ',
    '\n',
    '@',
    ':',
    '\\',
    '\u{d800}',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 9 }).map((parts) => parts.join('')),
  );

  it('normalising twice is normalising once, and changes neither the video nor its player', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normaliseVideoUrl(text);
        expect(normaliseVideoUrl(once)).toBe(once);
        expect(readVideo(once)).toEqual(readVideo(text));
        expect(playerUrl(once)).toBe(playerUrl(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('a player address is a web address', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const address = playerUrl(text);
        expect(address === undefined || /^https?:\/\/[^/]/.test(address)).toBe(true);
        expect(['image', 'placeholder']).toContain(videoThumbnail(text).kind);
      }),
      { numRuns: 3000 },
    );
  });
});
