import { shellLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { Dialog } from "@tradehall/ui/Dialog";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { entryWords } from "../../messages/entry.messages.ts";
import { localeOf } from "../../messages/locale-of.ts";
import * as css from "./AgreementPopup.css.ts";
import { words } from "./AgreementPopup.messages.ts";
import { agreementEn } from "./agreement-en.ts";
import { agreementZh } from "./agreement-zh.ts";

export interface AgreementPopupProps {
  /** Whether it shows: at an administrator's first login (Spec §4). Nothing but agreeing closes it. */
  isOpen: boolean;
  /** Called by 我已阅读并同意; the page then goes home. */
  onAgree: () => void;
  /** Whether the agreement is being sent. */
  isPending?: boolean;
  /** Why it could not be sent. */
  errorText?: string;
}

/** The agreement that an enterprise's administrator accepts at the first login: 600 × 450 px (Spec §2, §9). */
export function AgreementPopup({ isOpen, onAgree, isPending, errorText }: AgreementPopupProps) {
  const intl = useIntl();
  const { preamble, sections } = localeOf(intl.locale) === "en" ? agreementEn : agreementZh;
  const title = intl.formatMessage(words.title);
  return (
    <Dialog
      bodyLabel={title}
      footer={
        <Button
          isPending={isPending}
          onPress={onAgree}
          pendingLabel={intl.formatMessage(entryWords.submitting)}
          width="full"
        >
          {intl.formatMessage(words.agree)}
        </Button>
      }
      heightPx={shellLimits.agreementPopupHeightPx}
      isDismissable={false}
      isOpen={isOpen}
      title={title}
      widthPx={shellLimits.agreementPopupWidthPx}
    >
      <div className={css.text}>
        {errorText && (
          <Notice isLive tone="danger">
            {errorText}
          </Notice>
        )}
        {preamble.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {sections.map((section, index) => (
          <Stack as="section" space="s" key={section.title}>
            <h3 className={css.heading}>{`${index + 1}. ${section.title}`}</h3>
            <Stack as="ol" space="s">
              {section.clauses.map((clause, place) => (
                <li className={css.clause} key={clause}>
                  <span className={css.number}>{`${index + 1}.${place + 1}`}</span>
                  <span>{clause}</span>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </div>
    </Dialog>
  );
}
