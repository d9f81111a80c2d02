// Runs between our page and a vendor's script, in a document that holds nothing else. The server writes it into that
// document. The page sends `start` until this answers `ready`, then what it has to pass on.
(() => {
  const { vendor, script, page } = document.documentElement.dataset;
  const pageOrigin = page || location.origin;
  const tell = (type) => parent.postMessage({ type }, pageOrigin);

  const adapters = {
    // https://developer.tawk.to/jsapi/
    chat: {
      prepare() {
        window.Tawk_API = { onChatMinimized: () => tell('minimised') };
        window.Tawk_LoadStart = new Date();
      },
      isReady: () => typeof window.Tawk_API.maximize === 'function',
      visitor: ({ name, email }) => window.Tawk_API.setAttributes({ name, email }, () => {}),
      open: () => window.Tawk_API.maximize(),
    },
    // https://learn.microsoft.com/clarity/setup-and-installation/clarity-api
    analytics: {
      prepare() {
        const calls = [];
        window.clarity = (...call) => calls.push(call);
        window.clarity.q = calls;
      },
      isReady: () => isLoaded,
      identify: ({ id }) => window.clarity('identify', id),
      event: ({ name }) => window.clarity('event', name),
    },
  };

  const adapter = adapters[vendor];
  let isLoading = false;
  let isLoaded = false;

  function load() {
    isLoading = true;
    const element = document.createElement('script');
    element.src = script;
    element.onload = () => {
      isLoaded = true;
      if (adapter.isReady()) tell('ready');
    };
    element.onerror = () => {
      isLoading = false;
      element.remove();
    };
    document.head.append(element);
  }

  adapter.prepare();
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== pageOrigin) return;
    if (data.type !== 'start') adapter[data.type](data);
    else if (adapter.isReady()) tell('ready');
    else if (!isLoading) load();
  });
  tell('hello');
})();
