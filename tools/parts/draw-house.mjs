import fs from "node:fs";
import path from "node:path";
import { arrows, packageArrows, storefrontRooms } from "../../tests/laws/arrows.ts";
import { at } from "./paths.mjs";

/** The page with the picture, and the marks that the picture is between. */
export const page = "docs/house.md";
const begin = "<!-- picture: drawn by `node tools/house-picture.mjs` -->";
const end = "<!-- end of the picture -->";

const foldersIn = (folder) =>
  fs
    .readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Folders of a package that hold a component folder each: their names begin with a capital letter. */
const roomsOfComponents = (folder) =>
  foldersIn(folder).filter((room) => foldersIn(`${folder}/${room}`).some((name) => /^[A-Z]/.test(name)));

/** An arrow that a longer way says already is left out, so that the picture can be read; circles are kept whole. */
function withoutShortcuts(rooms, weak) {
  const has = (from, to) => !weak.has(`${from} ${to}`) && (rooms.get(from)?.has(to) ?? false);
  const isSaid = (from, to) =>
    [...rooms.keys()].some(
      (by) => by !== from && by !== to && has(from, by) && has(by, to) && !has(by, from) && !has(to, by),
    );
  return [...rooms].map(([from, open]) => [from, [...open].filter((to) => !isSaid(from, to))]);
}

const isProof = (file) => /\.(?:test|stories|spec|gen)\.|\/testing\/|\/db\/seed\//.test(file);

/** An import of the server's own files: `#server/db/…` or `../db/…`. */
const serverImport = /\bfrom "(?:#server\/([^"]+)|(\.[^"]+))"/g;

/** Which folder of the server imports which, read from its files. */
function serverArrows() {
  const folder = "apps/server/src";
  const rooms = new Map(foldersIn(folder).map((room) => [room, new Set()]));
  rooms.delete("testing");
  for (const file of fs.globSync(`${folder}/*/**/*.ts`, { cwd: at(".") })) {
    const name = file.split(path.sep).join("/");
    const from = rooms.get(name.split("/")[3]);
    if (!from || isProof(name)) continue;
    for (const [, inside, beside] of fs.readFileSync(at(name), "utf8").matchAll(serverImport)) {
      const imported =
        inside ?? path.posix.relative(folder, path.posix.join(path.posix.dirname(name), beside));
      const [room, rest] = imported.split("/");
      if (rest && rooms.has(room) && room !== name.split("/")[3]) from.add(room);
    }
  }
  return rooms;
}

const arrowsOf = (table, list) =>
  new Map(
    Object.entries(table).map(([from, open]) => [from, new Set(list(open).filter((to) => to !== from))]),
  );

/** Arrows of the storefront that not every import may take: for types alone, or for code that is loaded later. */
const weak = new Map(
  arrows.flatMap(({ from, to }) => {
    const [, room] = /^\^apps\/storefront\/src\/([\w-]+)\/$/.exec(from.path) ?? [];
    const [, target] = /^\^apps\/storefront\/src\/([\w-]+)\/$/.exec(to.path) ?? [];
    const [kind] = to.dependencyTypesNot ?? [];
    return room && target && kind ? [[`${room} ${target}`, kind === "type-only" ? "types" : "lazy"]] : [];
  }),
);

const diagram = (rooms, { label = (name) => name, weak = new Map() } = {}) => {
  const lines = withoutShortcuts(rooms, weak).flatMap(([from, open]) => {
    const plain = open.filter((to) => !weak.has(`${from} ${to}`)).sort();
    const others = open.filter((to) => weak.has(`${from} ${to}`)).sort();
    return [
      ...(plain.length > 0 ? [`  ${from} --> ${plain.join(" & ")}`] : []),
      ...others.map((to) => `  ${from} -. ${weak.get(`${from} ${to}`)} .-> ${to}`),
    ];
  });
  // A name alone is written where no arrow has it.
  const names = [...rooms.keys()]
    .filter((name) => label(name) !== name || !lines.some((line) => line.split(" ").includes(name)))
    .map((name) => `  ${name}["${label(name)}"]`);
  return ["```mermaid", "flowchart LR", ...names, ...lines, "```"].join("\n");
};

/** The three diagrams, as the code is. */
export function drawHouse() {
  const folderOf = new Map(Object.keys(packageArrows).map((folder) => [folder.split("/")[1], folder]));
  const packages = new Map(
    Object.entries(packageArrows).map(([folder, open]) => [folder.split("/")[1], new Set(open)]),
  );
  const label = (name) => {
    const folder = `${folderOf.get(name)}/src`;
    const inside = name === "mall-components" ? roomsOfComponents(folder) : [];
    return [name, ...(inside.length > 0 ? [inside.join(", ")] : [])].join("<br>");
  };
  return [
    "Packages and apps. An arrow says “may import”; an arrow that a longer way says already is left out.",
    diagram(packages, { label }),
    "Rooms of `apps/storefront/src`:",
    diagram(
      arrowsOf(storefrontRooms, (open) => open.split("|")),
      { weak },
    ),
    "Folders of `apps/server/src`, by what they import today:",
    diagram(serverArrows()),
  ].join("\n\n");
}

/** The page's text with the picture that is given; undefined where the page has no place for it. */
export function withPicture(text, picture) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from === -1 || to < from) return undefined;
  return `${text.slice(0, from + begin.length)}\n\n${picture}\n\n${text.slice(to)}`;
}
