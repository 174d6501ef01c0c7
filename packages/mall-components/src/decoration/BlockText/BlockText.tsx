import { CleanRichText } from "../../parts/CleanRichText/CleanRichText.tsx";
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
      <CleanRichText html={html} />
    </BlockFrame>
  );
}
