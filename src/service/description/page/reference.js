// The forms of the reference page: they send calls and show what comes back. Data only ever becomes text.

const credentialNames = ['app_id', 'app_key'];
const headersShown = [
  'content-type',
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
  'etag',
];

/** Longer answers are shown without colours: each colour is an element. */
const longestColoured = 200_000;

const server = /** @type {HTMLSelectElement} */ (document.querySelector('#server'));
const forms = /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('form.try'));

/**
 * @param {HTMLFormElement} form
 * @returns {string} the whole address that the form asks for
 */
function addressOf(form) {
  let path = form.dataset.path ?? '';
  const query = [];
  for (const input of form.elements) {
    const { name, value, dataset, type } = /** @type {HTMLInputElement} */ (input);
    const isSent =
      type === 'checkbox' ? /** @type {HTMLInputElement} */ (input).checked : value.trim() !== '';
    if (dataset.in === 'path') {
      path = path.replace(`{${name}}`, encode(value.trim()));
    } else if (dataset.in === 'query' && isSent) {
      query.push(`${name}=${encode(value.trim()).replaceAll('%2C', ',')}`);
    }
  }
  const search = query.length > 0 ? `?${query.join('&')}` : '';
  return new URL(server.value + path + search, document.baseURI).href;
}

/**
 * @param {string} text
 * @returns {string} the text as part of an address, safe between single quotes of a shell too
 */
function encode(text) {
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');
}

/**
 * @param {HTMLFormElement} form
 * @returns {Record<string, string>}
 */
function headersOf(form) {
  if ('anonymous' in form.dataset) {
    return {};
  }
  const entries = credentialNames.map(name => [name, inputOf(name).value.trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** @param {string} name */
function inputOf(name) {
  return /** @type {HTMLInputElement} */ (document.getElementById(name));
}

/**
 * The call as a line for the shell, with variables in place of the credentials.
 * @param {HTMLFormElement} form
 */
function showCurl(form) {
  const headers = 'anonymous' in form.dataset ? '' : ' -H "app_id: $APP_ID" -H "app_key: $APP_KEY"';
  part(form, '.curl code').textContent = `curl${headers} '${addressOf(form)}'`;
}

/**
 * @param {HTMLElement} form
 * @param {string} selector
 */
function part(form, selector) {
  return /** @type {HTMLElement} */ (form.querySelector(selector));
}

/** @param {HTMLFormElement} form */
async function send(form) {
  const status = part(form, 'output');
  const body = part(form, '.body');
  const button = /** @type {HTMLButtonElement} */ (part(form, 'button[type=submit]'));
  button.setAttribute('aria-disabled', 'true');
  status.textContent = 'Sending …';
  delete status.dataset.outcome;
  const started = performance.now();
  try {
    const response = await fetch(addressOf(form), {
      headers: headersOf(form),
      credentials: 'omit',
      cache: 'no-store',
    });
    const text = await response.text();
    const milliseconds = Math.max(1, Math.round(performance.now() - started));
    const outcome = `${response.status} ${response.statusText}`.trim();
    status.textContent = `${outcome}, ${milliseconds} ms, ${sizeOf(text)}`;
    status.dataset.outcome = response.ok ? 'good' : 'bad';
    showHeaders(form, response);
    showBody(body, text);
  } catch (cause) {
    status.textContent = `No answer: ${cause instanceof Error ? cause.message : cause}`;
    status.dataset.outcome = 'bad';
    part(form, '.headers').hidden = true;
    body.hidden = true;
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

/** @param {string} text */
function sizeOf(text) {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * @param {HTMLFormElement} form
 * @param {Response} response
 */
function showHeaders(form, response) {
  const list = part(form, '.headers');
  const found = headersShown.flatMap(name => {
    const value = response.headers.get(name);
    return value === null ? [] : [textElement('dt', name), textElement('dd', value)];
  });
  if (response.redirected) {
    found.unshift(textElement('dt', 'redirected to'), textElement('dd', new URL(response.url).pathname));
  }
  list.replaceChildren(...found);
  list.hidden = found.length === 0;
}

/**
 * @param {string} tag
 * @param {string} text
 */
function textElement(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/**
 * @param {HTMLElement} place
 * @param {string} text
 */
function showBody(place, text) {
  const pretty = prettyJson(text);
  place.replaceChildren(...(pretty.length > longestColoured ? [pretty] : colouredKeys(pretty)));
  place.hidden = pretty === '';
  place.scrollTop = 0;
}

/** @param {string} text */
function prettyJson(text) {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/**
 * Pretty-printed JSON in pieces, keys as elements of their own.
 * @param {string} json
 * @returns {(string | Node)[]}
 */
function colouredKeys(json) {
  return json
    .split(/^(\s*"(?:[^"\\]|\\.)*")(?=:)/m)
    .map((piece, index) => (index % 2 === 1 ? textElement('b', piece) : piece));
}

/** @param {HTMLFormElement} form */
function enableCopy(form) {
  const button = /** @type {HTMLButtonElement} */ (part(form, '.copy'));
  button.hidden = navigator.clipboard === undefined;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(part(form, '.curl code').textContent ?? '');
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
}

/** Marks the endpoint that is being read in the list of endpoints. */
function followReading() {
  const links = new Map(
    [...document.querySelectorAll('nav a')].map(link => [link.getAttribute('href')?.slice(1), link]),
  );
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          document.querySelector('nav [aria-current]')?.removeAttribute('aria-current');
          links.get(target.id)?.setAttribute('aria-current', 'true');
        }
      }
    },
    { rootMargin: '-20% 0px -75% 0px' },
  );
  for (const article of document.querySelectorAll('article')) {
    observer.observe(article);
  }
}

document.querySelector('#credentials')?.addEventListener('submit', event => event.preventDefault());
server.addEventListener('change', () => forms.forEach(showCurl));

for (const form of forms) {
  showCurl(form);
  enableCopy(form);
  form.addEventListener('input', () => showCurl(form));
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (part(form, 'button[type=submit]').getAttribute('aria-disabled') !== 'true') {
      send(form);
    }
  });
}
followReading();

// Last: where a browser forbids storage this throws, and everything else works.
for (const name of credentialNames) {
  const input = inputOf(name);
  input.value = sessionStorage.getItem(name) ?? '';
  input.addEventListener('input', () => sessionStorage.setItem(name, input.value));
}
