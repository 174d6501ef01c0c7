import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { byPlace } from "@tradehall/ui/by-place";
import { Stack } from "@tradehall/ui/Stack";
import {
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeader,
  TableRow,
} from "@tradehall/ui/Table";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
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

/** What was sold, line by line with its tax, and the sums; a phone has the specification under the name. */
export function InvoiceLines(props: InvoiceLinesProps) {
  const { lines, ratePercent } = props;
  const { formatMessage: say } = useIntl();
  const number = (amount: YuanText) => (
    <TableCell align="end" isNumeric>
      {priceText(amount)}
    </TableCell>
  );
  return (
    <div className={css.lines}>
      <Table caption={say(words.lines)} isCaptionHidden>
        <TableHead>
          <TableRow>
            <TableHeader>{say(words.item)}</TableHeader>
            <TableHeader>{say(words.spec)}</TableHeader>
            <TableHeader align="end">{say(goodsWords.quantity)}</TableHeader>
            <TableHeader align="end">{say(words.net)}</TableHeader>
            <TableHeader align="end">{say(words.tax, { rate: ratePercent })}</TableHeader>
            <TableHeader align="end">{say(words.gross)}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {byPlace(lines).map(({ item: line, key }) => (
            <TableRow key={key}>
              <TableCell>
                <Stack space="none" breaks="anywhere">
                  {line.kind === "goods" ? line.name : say(words[line.kind])}
                  {line.quantity > 0 && (
                    <span className={css.spec}>
                      {[line.spec, `×${line.quantity}`].filter(Boolean).join(" ")}
                    </span>
                  )}
                </Stack>
              </TableCell>
              <TableCell>{line.spec}</TableCell>
              <TableCell align="end" isNumeric>
                {line.quantity > 0 && line.quantity}
              </TableCell>
              {number(line.net)}
              {number(line.tax)}
              {number(line.gross)}
            </TableRow>
          ))}
        </TableBody>
        <TableFoot>
          <TableRow>
            <TableHeader scope="row">{say(words.sum)}</TableHeader>
            <TableCell />
            <TableCell />
            {number(props.net)}
            {number(props.tax)}
            {number(props.total)}
          </TableRow>
        </TableFoot>
      </Table>
      <Stack align="end" space="xs">
        <span className={css.onPhone}>
          {say(words.net)} ¥{priceText(props.net)}
        </span>
        <Text as="strong" size="inherit" tone="inherit" weight="strong">
          {say(words.capitals)} {props.capitals}
        </Text>
      </Stack>
    </div>
  );
}
