import { Button } from "react-aria-components/Button";
import { Tag, TagGroup, TagList } from "react-aria-components/TagGroup";
import { join } from "../../internal/join.ts";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon } from "../Icon/icons.ts";
import * as tagCss from "../Tag/Tag.css.ts";
import * as css from "./TagField.css.ts";
import type { TagFieldBodyProps } from "./TagField.tsx";

type TagsProps = Pick<TagFieldBodyProps, "chosen" | "labels" | "isDisabled" | "onChange">;

/** What is chosen, each with a cross that removes it. */
export function Tags({ chosen, labels, isDisabled, onChange }: TagsProps) {
  return (
    <TagGroup
      aria-label={labels.chosen}
      className={css.parts}
      onRemove={(keys) => onChange(chosen.map(({ id }) => id).filter((id) => !keys.has(id)))}
    >
      <TagList className={css.parts} items={chosen}>
        {({ id, label }) => (
          <Tag
            className={join(
              tagCss.tag({ parts: true, tone: "neutral", variant: "soft", size: "m" }),
              css.chip,
            )}
            id={id}
            isDisabled={isDisabled}
            textValue={label}
          >
            <span className={tagCss.words}>{label}</span>
            {!isDisabled && (
              <Button className={tagCss.remove} slot="remove">
                <Icon as={CloseIcon} size="s" />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
