/** What React writes in one go leaves as one piece, with its stylesheets in it and its code begun late. Server only. */
import { Transform } from "node:stream";

/** As the router names the scripts of a page. */
const named = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** As the router marks the script that begins a page's code. */
const moduleAttributes = ' type="module" async=""';
/** As a page leaves room for the text of a stylesheet (`Styles.tsx`). */
const room = /<style[^>]* data-stylesheet="([^"]+)"[^>]*>/g;

/**
 * The parts of a head around its stylesheets and these themselves, each the very buffer that it is given as: the host
 * has compressed them ahead, and none passes through React.
 */
function* headParts(head: string, stylesheets: ReadonlyMap<string, Buffer>): Generator<Buffer> {
  let done = 0;
  for (const { 0: tag, 1: href = "", index } of head.matchAll(room)) {
    const css = stylesheets.get(href);
    if (!css) continue;
    const end = index + tag.length;
    yield Buffer.from(head.slice(done, end));
    yield css;
    done = end;
  }
  yield Buffer.from(head.slice(done));
}

/** In the browser: lets go what waits for the first frame (`unseenPage` in `@tradehall/ui/css`). */
const show = "delete document.documentElement.dataset.mallUnseen";

/** In the browser: how far down the router is about to scroll, as it noted it when the page was left. */
const noted = 'JSON.parse(sessionStorage["react-router-scroll-positions"]??"{}")[history.state?.key]';

/**
 * In the browser, before anything scrolls: a page is as high as it is without waiting where the buyer is not to stand at
 * its head, and laid out as a whole at once where they stood below the first screen: true heights lead back to the same
 * row. Who scrolls sees all.
 */
const place = `{const{dataset}=document.documentElement;if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate"){dataset.mallUnseen="";try{if(${noted}>innerHeight){dataset.mallSettled="";delete dataset.mallUnseen}}catch{}}addEventListener("scroll",()=>{${show}},{once:true})}`;

/** So many files are asked for in one task: each takes a slow browser up to ten milliseconds. */
const filesAtOnce = 6;

/**
 * In the browser: asks for a page's code once the page is seen, and then lets go what waits for the first frame. That waits
 * for the document's end, too: a browser that fills in forms looks there at the fields that have boxes, and lays them out
 * one by one. The script's text goes into the page as it stands here.
 */
const begin = `((code,names)=>{const{nonce}=document.currentScript,add=(tag,as)=>document.head.append(Object.assign(document.createElement(tag),{nonce},as)),show=()=>{${show}},go=()=>{for(const href of names.splice(0,document.hidden?Infinity:${filesAtOnce}))add("link",{rel:"modulepreload",href});if(names.length)return setTimeout(go);add("script",{type:"module",text:code});document.readyState==="loading"?addEventListener("DOMContentLoaded",()=>setTimeout(show)):setTimeout(show)};document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})`;

/** A script that runs `code`, a module, once a frame of the page is shown, with the files it needs named ahead. */
function lateScript(tag: string, code: string, names: string[]): string {
  // What ends a script or begins a comment in HTML is none in JSON with this letter escaped.
  const values = [code, names].map((value) => JSON.stringify(value).replaceAll("<", "\\u003c"));
  return `${tag}${begin}(${values})</script>`;
}

/**
 * The first piece of a page in parts. The router names a page's scripts before anything else and at the rank of its
 * largest picture, though no script is needed to see the page: they would share the line with its pictures and keep
 * the main thread from laying it out. So a page asks for its code once a frame of it is shown; a page in a tab behind
 * others, which shows none, at once. Until then the page is marked as unseen, by which what begins below the first screen
 * waits, too.
 */
export function* pageParts(page: Buffer, stylesheets: ReadonlyMap<string, Buffer>): Generator<Buffer> {
  // Nothing is sought in a page's content, and none of it is read as text: it is by far the greatest part.
  const body = page.indexOf("</head>");
  const begins = body < 0 ? -1 : page.indexOf(moduleAttributes, body);
  if (begins < 0) return yield page;
  const head = page.toString("utf8", 0, body).replace("<html", '<html data-mall-unseen="top"');
  const names = [...head.matchAll(named)].map(([, href = ""]) => href);
  const parts = [...headParts(head.replaceAll(named, ""), stylesheets)];
  const last = parts.pop() ?? Buffer.alloc(0);
  yield* parts;
  const from = page.lastIndexOf("<script", begins);
  const text = page.indexOf(">", begins) + 1;
  const end = page.indexOf("</script>", text);
  const tag = page.toString("utf8", from, text).replace(moduleAttributes, "");
  // Before the router's own, the first of which scrolls to where the buyer stood.
  const first = page.indexOf("<script", body);
  yield Buffer.concat([
    last,
    page.subarray(body, first),
    Buffer.from(`${tag}${place}</script>`),
    page.subarray(first, from),
    Buffer.from(lateScript(tag, page.toString("utf8", text, end), names)),
    page.subarray(end + "</script>".length),
  ]);
}

/**
 * A page leaves in one piece, whatever number of times React writes in one go: each would be compressed and sent by itself,
 * which costs bytes and lets the browser lay out half a header; streaming by Suspense boundary stays as it is.
 */
export function joinedWrites(stylesheets: ReadonlyMap<string, Buffer>): Transform {
  let pieces: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;
  let isFirst = true;
  const release = (stream: Transform) => {
    turn = undefined;
    if (pieces.length === 0) return;
    const joined = Buffer.concat(pieces);
    pieces = [];
    for (const part of isFirst ? pageParts(joined, stylesheets) : [joined]) stream.push(part);
    isFirst = false;
  };
  return new Transform({
    // Parts stay the buffers they are.
    readableObjectMode: true,
    transform(piece, _, done) {
      pieces.push(piece);
      turn ??= setImmediate(() => release(this));
      done();
    },
    flush(done) {
      clearImmediate(turn);
      release(this);
      done();
    },
  });
}
