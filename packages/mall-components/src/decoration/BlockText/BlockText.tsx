import { RichText } from "../../parts/RichText/RichText.tsx";
import { BlockFrame } from "../BlockFrame/BlockFrame.tsx";

export interface BlockTextProps {
  /** HTML that is sanitised already. */
  html: string;
}

/** Block: a text of the shop on a sheet of its own. */
export function BlockText({ html }: BlockTextProps) {
  if (html === "") return null;
  return (
    <BlockFrame hasSheet title="">
      <RichText html={html} />
    </BlockFrame>
  );
}
