/** What lies below the fold of a page that stands is laid out, a little at a time: no press waits for all of it. */

/** The first view is through by then, and whoever came has the page for themselves until then. */
const settleAfterMs = 1_000;
/** Elements that a slow machine lays out and paints before anybody feels it. */
const atATime = 500;

const settled = "[data-mall-settled]";

/** Lays out the next ones; `false` where there are none left. */
function layOutNext(waiting: Element[]): boolean {
  const chosen: Element[] = [];
  let count = 0;
  while (count < atATime && waiting.length > 0) {
    const next = waiting.shift();
    if (!next?.isConnected || next.closest(settled) || chosen.some((one) => one.contains(next))) continue;
    // All are asked before any is changed, and from the outside in: neither makes the browser work out looks at once.
    if (getComputedStyle(next).contentVisibility !== "auto") continue;
    chosen.push(next);
    count += next.getElementsByTagName("*").length;
  }
  for (const one of chosen) one.setAttribute("data-mall-settled", "");
  return waiting.length > 0;
}

const whenIdle = (work: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 1_000 });
  return () => cancelIdleCallback(idle);
};

/** Begins a moment after the page has all that it shows, pictures too. */
export function settlePage(): () => void {
  let stop = () => {};
  const begin = () => {
    const waiting = [...document.querySelectorAll("main section, main li, main article")];
    const goOn = () => {
      if (layOutNext(waiting)) stop = whenIdle(goOn);
      else document.documentElement.dataset.mallSettled = "";
    };
    goOn();
  };
  const soon = () => {
    const timer = setTimeout(begin, settleAfterMs);
    stop = () => clearTimeout(timer);
  };
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
  return () => {
    window.removeEventListener("load", soon);
    stop();
  };
}
