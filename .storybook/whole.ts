import type { Preview } from "@storybook/react-vite";

const replaced = "img, svg, canvas, video, input, select, textarea, button, progress, meter, hr";
/** A line is thin; what is hidden from eyes alone is one pixel. */
const isSeen = ({ width, height }: DOMRect) => Math.min(width, height) >= 1 && Math.max(width, height) >= 4;

/** Whether an eye finds something in an element itself: words, a picture, a control, a ground, an edge. */
function shows(element: Element): boolean {
  if (!isSeen(element.getBoundingClientRect())) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
  return (
    element.matches(replaced) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) ||
    backgroundColor !== "rgba(0, 0, 0, 0)" ||
    backgroundImage !== "none" ||
    borderTopWidth !== "0px"
  );
}

/** The addresses of pictures that could not be loaded; those far below are fetched, too. */
async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("body img[src]")];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  return pictures.filter((one) => one.isConnected && one.naturalWidth === 0).map((one) => one.src);
}

/** What must hold of every story once it is: its pictures are there, and a Default shows something. */
export const wholeStory: Preview["afterEach"] = async ({ canvasElement, name, parameters, title }) => {
  const broken = await brokenPictures();
  if (broken.length > 0 && !parameters.hasBrokenPicture)
    throw new Error(`${title}, ${name}: no picture at ${broken.join(", ")}`);
  // What is over the page is mounted beside the story's root; its code may come a moment later.
  const found = () =>
    [...document.body.querySelectorAll("*")].some((one) => one !== canvasElement && shows(one));
  for (let waits = 0; name === "Default" && !found(); waits += 1) {
    if (waits === 20) throw new Error(`${title}: its Default shows nothing`);
    await new Promise((done) => setTimeout(done, 100));
  }
};
