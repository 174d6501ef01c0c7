/** The parts of an .xlsx workbook: its sheets, the texts they share and the formats of their numbers. */
import { eachElement } from "./elements.ts";
import { builtInFormat } from "./number-text.ts";
import { Unreadable } from "./unreadable.ts";
import type { Zip } from "./zip.ts";

interface SheetPart {
  name: string;
  isHidden: boolean;
  xml: string;
}
export interface Workbook {
  sheets: SheetPart[];
  /** Texts by their number. */
  shared: string[];
  /** Codes of number formats by the number of a cell's style. */
  formats: string[];
  /** Days are counted from 1904, as old programs of the Macintosh did. */
  is1904: boolean;
}

/** Targets by id, and the one of a type. */
function relationsOf(zip: Zip, path: string) {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  const xml = zip.text(`${folder}_rels/${path.slice(folder.length)}.rels`);
  if (!xml) return { byId, byType };
  eachElement(xml, {
    open: (name, attribute) => {
      if (name !== "Relationship") return;
      const target = attribute("Target") ?? "";
      const full = target.startsWith("/") ? target.slice(1) : folder + target.replace(/^\.\//, "");
      byId.set(attribute("Id") ?? "", full);
      byType.set((attribute("Type") ?? "").split("/").at(-1) ?? "", full);
    },
  });
  return { byId, byType };
}

/** Excel writes signs that XML cannot hold as _x000D_. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function sharedTexts(xml: string | undefined): string[] {
  const texts: string[] = [];
  if (!xml) return texts;
  let text = "";
  let depth = 0;
  let isReading = false;
  eachElement(xml, {
    open: (name) => {
      if (name === "si") text = "";
      // How a word is read aloud is no part of it.
      if (name === "rPh") depth += 1;
      isReading = name === "t" && depth === 0;
    },
    text: (part) => {
      if (isReading) text += part;
    },
    close: (name) => {
      if (name === "si") texts.push(unescaped(text));
      if (name === "rPh") depth -= 1;
      if (name === "t") isReading = false;
    },
  });
  return texts;
}

function formatsOf(xml: string | undefined): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  if (!xml) return formats;
  let isOfCells = false;
  eachElement(xml, {
    open: (name, attribute) => {
      if (name === "numFmt") own.set(Number(attribute("numFmtId")), attribute("formatCode") ?? "");
      if (name === "cellXfs") isOfCells = true;
      if (name === "xf" && isOfCells) {
        const id = Number(attribute("numFmtId") ?? 0);
        formats.push(own.get(id) ?? builtInFormat(id));
      }
    },
    close: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return formats;
}

/** Throws `Unreadable` where the zip is another thing than a workbook. */
export function openWorkbook(zip: Zip): Workbook {
  const path = relationsOf(zip, "").byType.get("officeDocument") ?? "xl/workbook.xml";
  if (path.endsWith(".bin")) throw new Unreadable("oldWorkbook");
  const { byId, byType } = relationsOf(zip, path);
  const xml = zip.text(path);
  if (xml === undefined || !/<(?:\w+:)?workbook[\s>]/.test(xml)) throw new Unreadable("notWorkbook");
  const sheets: SheetPart[] = [];
  let is1904 = false;
  eachElement(xml, {
    open: (name, attribute) => {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attribute("date1904") ?? "");
      if (name !== "sheet") return;
      const part = zip.text(byId.get(attribute("id") ?? "") ?? "");
      if (part === undefined) return;
      const isHidden = (attribute("state") ?? "visible") !== "visible";
      sheets.push({ name: attribute("name") ?? "", isHidden, xml: part });
    },
  });
  return {
    ...{ sheets, is1904 },
    shared: sharedTexts(zip.text(byType.get("sharedStrings") ?? "")),
    formats: formatsOf(zip.text(byType.get("styles") ?? "")),
  };
}
