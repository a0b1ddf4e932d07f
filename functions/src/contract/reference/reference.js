// Shows the calls that contain every word of the search. Without this script the page shows them all.
const box = document.querySelector('search');
const input = document.querySelector('#search');
const found = document.querySelector('#found');
const entries = new Map([...document.querySelectorAll('nav a')].map((a) => [a.hash, a.parentElement]));
const calls = [...document.querySelectorAll('article[data-words]')];

function show() {
  const terms = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const call of calls) {
    call.hidden = !terms.every((word) => call.dataset.words.includes(word));
    entries.get(`#${call.id}`).hidden = call.hidden;
  }
  for (const section of document.querySelectorAll('main section:has(article[data-words])')) {
    section.hidden = !section.querySelector('article:not([hidden])');
  }
  for (const tag of document.querySelectorAll('nav .tag')) {
    tag.hidden = !tag.nextElementSibling.querySelector('li:not([hidden])');
  }
  const count = calls.filter((call) => !call.hidden).length;
  found.textContent = terms.length > 0 ? `${count} of ${calls.length} calls` : '';
}

box.hidden = false;
input.addEventListener('input', show);
show();
