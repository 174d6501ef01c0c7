import { Icon, PictureMissingIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import * as css from "./BlockUnknown.css.ts";
import { words } from "./BlockUnknown.messages.ts";

export interface BlockUnknownProps {
  /** What its editor called it; "" where not even that can be read. */
  name: string;
}

/** In place of a block that this mall cannot draw, for those who preview a page; buyers see nothing of it. */
export function BlockUnknown({ name }: BlockUnknownProps) {
  const intl = useIntl();
  return (
    <p className={css.mark}>
      <Icon as={PictureMissingIcon} size="s" />
      {name === "" ? intl.formatMessage(words.unnamed) : intl.formatMessage(words.unknown, { name })}
    </p>
  );
}
