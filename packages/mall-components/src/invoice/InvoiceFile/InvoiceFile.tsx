import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Disclosure } from "@tradehall/ui/Disclosure";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import * as css from "./InvoiceFile.css.ts";
import { words } from "./InvoiceFile.messages.ts";

export interface InvoiceFileProps {
  /** The PDF's address. */
  href: string;
  /** Number of the document, for its name. */
  invoiceNo: string;
}

/** The PDF to read in place, where the browser shows such files; else the way to open it. */
export function InvoiceFile({ href, invoiceNo }: InvoiceFileProps) {
  const intl = useIntl();
  // Known to the browser alone, and on phones mostly "no".
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setShown(navigator.pdfViewerEnabled === true), []);
  return (
    <div className={css.file} data-print="hide">
      <Disclosure onOpenChange={setOpen} title={intl.formatMessage(words.read)} variant="card">
        <Stack align="start">
          {isShown && isOpen && (
            <iframe className={css.frame} src={href} title={intl.formatMessage(words.frame, { invoiceNo })} />
          )}
          {!isShown && (
            <Text as="p" size="inherit" tone="muted">
              {intl.formatMessage(words.noViewer)}
            </Text>
          )}
          <ButtonLink href={href} isExternal size="s" tone="neutral" variant="outline">
            {intl.formatMessage(words.open)}
          </ButtonLink>
        </Stack>
      </Disclosure>
    </div>
  );
}
