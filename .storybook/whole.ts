import type { Preview } from "@storybook/react-vite";
import { docsOf, keyOf, pathOf } from "./docs/facts.ts";

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

/** Asks until it is true, since code and data of a story may come late; says whether it ever was. */
async function becomes(isTrue: () => boolean): Promise<boolean> {
  for (let waits = 0; waits < 100 && !isTrue(); waits += 1)
    await new Promise((done) => setTimeout(done, 100));
  return isTrue();
}

/** The parts that a component's page numbers on this story are in it. */
async function demandAnatomy(title: string, id: string) {
  const { anatomy = [], anatomyStory = "Default" } = (await docsOf(keyOf(title))) ?? {};
  if (!id.endsWith(`--${pathOf(anatomyStory)}`)) return;
  const missing = () => anatomy.filter(([selector]) => !document.body.querySelector(selector));
  if (await becomes(() => missing().length === 0)) return;
  throw new Error(`${title}: nothing in ${anatomyStory} is ${missing().map(([selector]) => selector)}`);
}

/** What must hold of every story once it is: its pictures are there, a Default shows something, and so do its numbered parts. */
export const wholeStory: Preview["afterEach"] = async (story) => {
  const { canvasElement, id, name, parameters, title, viewMode } = story;
  // A page of the docs holds many stories, each with rules of its own.
  if (viewMode === "docs") return;
  const broken = await brokenPictures();
  if (broken.length > 0 && !parameters.hasBrokenPicture)
    throw new Error(`${title}, ${name}: no picture at ${broken.join(", ")}`);
  // What is over the page is mounted beside the story's root; its code may come a moment later.
  const found = () =>
    [...document.body.querySelectorAll("*")].some((one) => one !== canvasElement && shows(one));
  if (name === "Default" && !(await becomes(found))) throw new Error(`${title}: its Default shows nothing`);
  await demandAnatomy(title, id);
};
