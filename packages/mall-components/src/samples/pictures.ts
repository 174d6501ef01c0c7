/** Drawn stand-ins for catalogue pictures: data URIs, so that stories need no picture service. */
import { keysOf } from "@tradehall/mall-rules/records";

const shapes = {
  wrench:
    "<path d='M64 140l52-52a30 30 0 0 1 38-38l-20 20 8 18 18 8 20-20a30 30 0 0 1-38 38l-52 52a18 18 0 0 1-26-26z'/>",
  drill:
    "<path d='M40 70h90l30 12v20l-30 12H96l-10 66H56l8-66H40z'/><path d='M160 88h34v8h-34z'/><circle cx='72' cy='92' r='8' fill='#fff'/>",
  glove: "<path d='M70 190v-70l-20-30 12-12 18 20V50h16v40h6V40h16v50h6V46h16v48h6V62h16v76l-20 52z'/>",
  helmet:
    "<path d='M40 140a80 70 0 0 1 160 0z'/><path d='M28 144h184v16H28z'/><path d='M108 66h24v60h-24z' fill='#fff' opacity='.5'/>",
  bolt: "<path d='M76 50h88l22 38-22 38H76L54 88z'/><path d='M100 130h40v70h-40z'/><path d='M100 146h40M100 162h40M100 178h40' stroke='#fff' stroke-width='5'/>",
  box: "<path d='M40 80l80-36 80 36v88l-80 36-80-36z'/><path d='M40 80l80 36 80-36M120 116v88' stroke='#fff' stroke-width='5' fill='none'/>",
  meter:
    "<rect x='74' y='40' width='92' height='160' rx='14'/><rect x='86' y='56' width='68' height='44' rx='4' fill='#fff'/><circle cx='120' cy='142' r='26' fill='#fff' opacity='.6'/>",
  paper:
    "<path d='M70 40h76l30 30v130H70z'/><path d='M88 96h70M88 118h70M88 140h70M88 162h46' stroke='#fff' stroke-width='7'/>",
} as const;

/** What can be drawn. */
export type SampleShape = keyof typeof shapes;
export const sampleShapes = keysOf(shapes);

/** A square picture of one thing in one hue, 0 to 360. */
export function samplePicture(shape: SampleShape, hue: number): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 240'><defs><linearGradient id='g' x1='0' y1='0' x2='1' y2='1'><stop offset='0' stop-color='hsl(${hue} 55% 52%)'/><stop offset='1' stop-color='hsl(${hue} 60% 30%)'/></linearGradient></defs><rect width='240' height='240' fill='hsl(${hue} 20% 96%)'/><ellipse cx='120' cy='206' rx='76' ry='9' fill='hsl(${hue} 15% 82%)'/><g fill='url(#g)'>${shapes[shape]}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A wide picture of one thing in one hue, as a banner or the poster of a film has it; `height` of 960 wide. */
export function samplePoster(shape: SampleShape, hue: number, height = 320): string {
  const side = height * 0.8;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 960 ${height}'><defs><linearGradient id='g' x1='0' y1='0' x2='1' y2='1'><stop offset='0' stop-color='hsl(${hue} 45% 30%)'/><stop offset='1' stop-color='hsl(${hue} 50% 16%)'/></linearGradient></defs><rect width='960' height='${height}' fill='url(#g)'/><circle cx='600' cy='${height / 2}' r='${height * 0.62}' fill='#fff' opacity='.08'/><svg x='${600 - side / 2}' y='${height * 0.1}' width='${side}' height='${side}' viewBox='0 0 240 240' fill='hsl(${hue} 60% 82%)'>${shapes[shape]}</svg></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
