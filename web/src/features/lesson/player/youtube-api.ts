let asked: Promise<typeof YT> | undefined;

/**
 * YouTube's own interface to its players, fetched from www.youtube.com: asked for only once the person has pressed play.
 * @throws Error when it does not arrive; it is asked for again the next time
 */
export function youTubeApi(): Promise<typeof YT> {
  asked ??= new Promise((resolve, reject) => {
    Object.assign(window, { onYouTubeIframeAPIReady: () => resolve(YT) });
    const script = document.createElement('script');
    script.src = 'https://www.youtube.com/iframe_api';
    script.addEventListener('error', () => {
      asked = undefined;
      reject(new Error('YouTube does not say where its videos stand'));
    });
    document.head.append(script);
  });
  return asked;
}
