import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import { words } from "./TeamPanel.messages.ts";

export interface ShareLink {
  /** The whole address that others open. */
  url: string;
  /** What it is about. */
  title: string;
}

/** Copies a team's address, or hands it to the device's own sharing where there is one. */
export function ShareTeam({ url, title }: ShareLink) {
  const intl = useIntl();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);
  return (
    <Inline as="span" alignY="stretch">
      <CopyText label={intl.formatMessage(actWords.copyLink)} size="m" text={url} variant="text" />
      {canShare && (
        // Anyone who closes the device's sheet has changed their mind.
        <Button onPress={() => void navigator.share({ url, title }).catch(() => {})} variant="outline">
          {intl.formatMessage(words.share)}
        </Button>
      )}
    </Inline>
  );
}
