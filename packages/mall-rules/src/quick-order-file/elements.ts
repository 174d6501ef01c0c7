/// <reference path="./saxen.d.ts" />
/** The elements of an XML text in their order, without prefixes of namespaces. */
import { Parser } from "saxen";
import { Unreadable } from "./unreadable.ts";

interface Elements {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** Throws `Unreadable` where the text is no XML. */
export function eachElement(xml: string, { open, text, close }: Elements): void {
  const parser = new Parser();
  parser.on("error", () => {
    throw new Unreadable("damaged");
  });
  if (open)
    parser.on("openTag", (name, attributes, decode) => {
      let all: Record<string, string> | undefined;
      open(localName(name), (wanted) => {
        all ??= attributes();
        const key = wanted in all ? wanted : Object.keys(all).find((one) => localName(one) === wanted);
        const value = key === undefined ? undefined : all[key];
        return value === undefined ? undefined : decode(value);
      });
    });
  if (text) {
    parser.on("text", (raw, decode) => text(decode(raw)));
    parser.on("cdata", text);
  }
  if (close) parser.on("closeTag", (name) => close(localName(name)));
  parser.parse(xml);
}
