import { Button } from "@tradehall/ui/Button";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./ParameterTable.css.ts";
import { words } from "./ParameterTable.messages.ts";

export interface ParameterTableProps {
  /** Parameters in order. */
  parameters: readonly { name: string; value: string }[];
  /** Rows before 更多. Default all. */
  visibleCount?: number;
}

/** Parameters of a product as name and value. */
export function ParameterTable({ parameters, visibleCount = parameters.length }: ParameterTableProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (parameters.length === 0) return <p className={css.empty}>{intl.formatMessage(words.empty)}</p>;
  const shown = isOpen ? parameters : parameters.slice(0, visibleCount);
  return (
    <div className={css.wrap}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{intl.formatMessage(words.caption)}</VisuallyHidden>
        </caption>
        <tbody className={css.body}>
          {shown.map((parameter) => (
            <tr className={css.row} key={parameter.name}>
              <th className={css.name} scope="row">
                {parameter.name}
              </th>
              <td className={css.value}>{parameter.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {parameters.length > visibleCount && (
        <Button
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
          size="s"
          tone="neutral"
          variant="ghost"
        >
          {intl.formatMessage(isOpen ? actWords.less : actWords.more)}
        </Button>
      )}
    </div>
  );
}
