import { words } from './words.js';

const fragment = new URLSearchParams(location.hash.slice(1));
// The token is spent once; nobody who looks at the address later finds it there.
history.replaceState(null, '', location.pathname);

const byId = (id) => document.getElementById(id);
const say = words[fragment.get('lang') === 'UR' ? 'UR' : 'EN'];
const cups = ['first', 'second', 'third'];
const choicesOf = { 'sandbox-coin': ['crescent', 'star'], 'sandbox-cups': cups, 'sandbox-purse-cups': cups };
const stakesLadder = ['2.00', '10.00', '50.00', '100.00', '500.00'];
let opened = null;
let chosen = '';
let staked = '';

document.documentElement.lang = say === words.UR ? 'ur' : 'en';
document.documentElement.dir = say.direction;
byId('said').textContent = say.opening;
byId('balance-label').textContent = say.balance;
byId('choices-label').textContent = say.choices;
byId('stakes-label').textContent = say.stakes;
byId('go').textContent = say.go;
byId('maker').textContent = say.maker;
byId('trial').textContent = say.trial;

const group = (amount) => amount.replace(/\B(?=(\d{3})+\.)/g, ',');
const problemText = (code) => say.problem[code] ?? say.problem.other;

async function post(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await response.json();
  } catch {
    return { problem: 'lost' };
  }
}

function addOptions(id, name, options, onChoose) {
  for (const [value, text] of options) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = name;
    input.value = value;
    input.addEventListener('change', () => onChoose(value));
    const shown = document.createElement('bdi');
    shown.textContent = text;
    label.append(input, shown);
    byId(id).append(label);
  }
  byId(id).querySelector('input').checked = true;
  onChoose(options[0][0]);
}

function drawScene() {
  const scene = byId('scene');
  scene.dataset.game = opened.gameId;
  for (const choice of choicesOf[opened.gameId]) {
    const piece = document.createElement('span');
    piece.className = `piece ${choice}`;
    piece.dataset.choice = choice;
    scene.append(piece);
  }
}

function showOutcome({ outcome, isRight, payout, balance }) {
  const scene = byId('scene');
  scene.dataset.outcome = outcome;
  for (const piece of scene.children) piece.classList.toggle('drawn', piece.dataset.choice === outcome);
  const named = say.choice[outcome];
  const text = isRight ? say.won(named, `${opened.currency} ${group(payout)}`) : say.lostRound(named);
  byId('said').textContent = balance === null && isRight ? `${text} ${say.late}` : text;
  byId('said').dataset.tone = isRight ? 'won' : 'plain';
  if (balance !== null) showBalance(balance);
}

function showBalance(balance) {
  byId('balance').textContent = `${opened.currency} ${group(balance)}`;
}

async function playOne() {
  const go = byId('go');
  if (go.disabled) return;
  go.disabled = true;
  byId('said').textContent = say.playing;
  byId('said').dataset.tone = 'plain';
  delete byId('scene').dataset.outcome;
  byId('scene').classList.add('turning');
  const played = await post('/api/rounds', { key: opened.key, stake: staked, choice: chosen });
  byId('scene').classList.remove('turning');
  go.disabled = false;
  if (played.problem) {
    byId('said').textContent = problemText(played.problem);
    byId('said').dataset.tone = 'problem';
    return;
  }
  showOutcome(played);
}

async function begin() {
  opened = await post('/api/open', {
    token: fragment.get('token') ?? '',
    game: fragment.get('game') ?? '',
  });
  if (opened.problem) {
    const code = opened.problem === 'request.malformed' ? 'vendor.token_invalid' : opened.problem;
    byId('said').textContent = problemText(code);
    byId('said').dataset.tone = 'problem';
    return;
  }
  const { gameId, stakeMin, stakeMax, currency, balance, isTrial } = opened;
  document.title = say.name[gameId];
  byId('name').textContent = say.name[gameId];
  byId('rule').textContent = say.rule[gameId];
  byId('trial').hidden = !isTrial;
  showBalance(balance);
  drawScene();
  addOptions(
    'choices',
    'choice',
    choicesOf[gameId].map((choice) => [choice, say.choice[choice]]),
    (value) => {
      chosen = value;
    },
  );
  const within = stakesLadder.filter(
    (stake) => Number(stake) >= Number(stakeMin) && Number(stake) <= Number(stakeMax),
  );
  addOptions(
    'stakes',
    'stake',
    (within.length > 0 ? within : [stakeMin]).map((stake) => [stake, `${currency} ${group(stake)}`]),
    (value) => {
      staked = value;
    },
  );
  byId('said').textContent = say.ready;
  document.body.classList.add('ready');
  byId('go').disabled = false;
}

byId('go').addEventListener('click', playOne);
await begin();
