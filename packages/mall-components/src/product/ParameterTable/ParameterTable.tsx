import { Text } from "@tradehall/ui/Text";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import * as css from "./ParameterTable.css.ts";
import { words } from "./ParameterTable.messages.ts";

export interface ParameterTableProps {
  /** Parameters in order. */
  parameters: readonly { name: string; value: string }[];
}

/** Parameters of a product as name and value. */
export function ParameterTable({ parameters }: ParameterTableProps) {
  const intl = useIntl();
  if (parameters.length === 0)
    return (
      <Text as="p" size="s" tone="muted">
        {intl.formatMessage(words.empty)}
      </Text>
    );
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{intl.formatMessage(words.caption)}</VisuallyHidden>
      </caption>
      <tbody className={css.body}>
        {parameters.map((parameter) => (
          <tr className={css.row} key={parameter.name}>
            <th className={css.name} scope="row">
              {parameter.name}
            </th>
            <td className={css.value}>{parameter.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
