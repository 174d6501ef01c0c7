import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import {
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeader,
  TableRow,
} from "@tradehall/ui/Table";
import { useIntl } from "react-intl";
import * as css from "./InvoiceSheet.css.ts";
import { words } from "./InvoiceSheet.messages.ts";

/** One line of what an invoice is about. */
export interface InvoiceLineView {
  kind: "goods" | "freight" | "kept";
  name: string;
  spec: string;
  /** 0 where the line is of no pieces. */
  quantity: number;
  net: YuanText;
  tax: YuanText;
  gross: YuanText;
}

interface InvoiceLinesProps {
  lines: readonly InvoiceLineView[];
  ratePercent: number;
  net: YuanText;
  tax: YuanText;
  total: YuanText;
  capitals: string;
}

/** What was sold, with and without tax, and the sums. */
export function InvoiceLines(props: InvoiceLinesProps) {
  const { lines } = props;
  const { formatMessage: say } = useIntl();
  return (
    <>
      <Table caption={say(words.lines)} density="compact" isCaptionHidden>
        <TableHead>
          <TableRow>
            <TableHeader>{say(words.item)}</TableHeader>
            <TableHeader align="end">{say(words.quantity)}</TableHeader>
            <TableHeader align="end">{say(words.net)}</TableHeader>
            <TableHeader align="end">{say(words.rate)}</TableHeader>
            <TableHeader align="end">{say(words.tax)}</TableHeader>
            <TableHeader align="end">{say(words.gross)}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice keep their order.
            <TableRow key={at}>
              <TableCell>
                <span className={css.item}>
                  {line.kind === "goods" ? line.name : say(words[line.kind])}
                  {line.spec && <span className={css.spec}>{line.spec}</span>}
                </span>
              </TableCell>
              <TableCell align="end" isNumeric>
                {line.quantity > 0 ? line.quantity : ""}
              </TableCell>
              <TableCell align="end" isNumeric>
                {priceText(line.net)}
              </TableCell>
              <TableCell align="end" isNumeric>
                {props.ratePercent}%
              </TableCell>
              <TableCell align="end" isNumeric>
                {priceText(line.tax)}
              </TableCell>
              <TableCell align="end" isNumeric>
                {priceText(line.gross)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFoot>
          <TableRow>
            <TableHeader colSpan={2} scope="row">
              {say(words.sum)}
            </TableHeader>
            <TableCell align="end" isNumeric>
              {priceText(props.net)}
            </TableCell>
            <TableCell />
            <TableCell align="end" isNumeric>
              {priceText(props.tax)}
            </TableCell>
            <TableCell align="end" isNumeric>
              ¥{priceText(props.total)}
            </TableCell>
          </TableRow>
        </TableFoot>
      </Table>
      <p className={css.capitals}>
        {say(words.capitals)} {props.capitals}
      </p>
    </>
  );
}
