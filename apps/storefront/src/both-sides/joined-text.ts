/** Texts whose values stand in them as they are. */

import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { thousands } from "@tradehall/mall-rules/money";

type Values = Readonly<Record<string, unknown>>;

/**
 * The text with its values in it, as a message format would say it; nothing where only that can: a share, a date, an
 * element of a page. To find the format that was made of a parsed text takes longer than to put it together.
 */
export function joinedText(nodes: readonly MessageFormatElement[], values: Values = {}): string | undefined {
  let text = "";
  for (const node of nodes) {
    const isNumber = node.type === TYPE.number;
    if (node.type === TYPE.literal) text += node.value;
    else if (node.type === TYPE.argument || (isNumber && !node.style)) {
      const value = values[node.value];
      if (!Number.isSafeInteger(value) && (isNumber || typeof value !== "string")) return undefined;
      text += isNumber ? thousands(String(value)) : value;
    } else return undefined;
  }
  return text;
}
