import {
  commonFiles,
  docsFile,
  narrowStory,
  notGiven,
  pieceOf,
  storiesOf,
  takeOffTheList,
  wordsOf,
} from "./pieces.mjs";
import { kebab } from "./words.mjs";

/** A form: its rules in mall-rules, its fields as data. */
export function plan(args) {
  const piece = pieceOf(args, "invoice/InvoiceForm");
  const { folder, name, id, chinese, english } = piece;
  const rules = `${id.replace(/Form$/, "")}Rules`;
  const file = kebab(name).replace(/-form$/, "");
  return {
    files: {
      ...commonFiles(piece, [
        ["form", `填写${chinese}`, `Fill in the ${english}`],
        ["title", `${chinese}名称`, `Name of the ${english}`],
        ["note", `${chinese}备注`, `Note on the ${english}`],
        ["save", `保存${chinese}`, `Save the ${english}`],
        ["saving", `正在保存${chinese}`, `Saving the ${english}`],
      ]),
      ...docsFile(piece, {
        part: "form",
        near: "forms/FormPart",
        states: ["Filled", "ServerErrors", "Pending", "LongChineseText", "Narrow"],
        keyboard: "form",
      }),
      [`packages/mall-rules/src/checks/${file}.ts`]: `import type { FormRules } from "./form.ts";
import { lengthBetween, trimmed } from "./text.ts";

/** The form of the ${english}; the storefront's action checks it by the same rules (\`checkedForm\`). */
export const ${rules} = {
  title: { normalize: trimmed, check: lengthBetween(2, 50) },
  note: { normalize: trimmed },
} satisfies FormRules;
`,
      [`${folder}/${name}.tsx`]: `import { ${rules} } from "@tradehall/mall-rules/checks/${file}";
import { TextArea } from "@tradehall/ui/TextArea";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { text } from "../../forms/FormPart/TextRow.tsx";
import { words } from "./${name}.messages.ts";

type Name = keyof typeof ${rules};

export interface ${name}Props extends FormGiven<Name>, FormDraft<Name> {
  /** Called when nothing shall be saved; without it there is no such button. */
  onCancel?: () => void;
}

const plan: FormPlan<${name}Props> = {
  label: () => words.form,
  check: checkedBy(${rules}),
  hidden: () => ({ intent: "save" }),
  fields: [
    text("title", { label: words.title, maxLength: 50 }),
    rowOf(TextArea)("note", { isRequired: false, label: words.note }),
  ],
  submit: { label: words.save, pending: words.saving },
};

/** The ${english}, to be filled in. */
export const ${name} = (props: ${name}Props) => <FormPart given={props} plan={plan} />;
`,
      [`${folder}/${name}.stories.tsx`]: `${storiesOf(piece, {
        kind: "表单",
        imports: wordsOf(piece, "messagePattern"),
        test: "expect, fn, mocked",
        args: "{}",
      })}
export const Default: Story = { args: { onSubmit: fn() } };
export const ChecksAndSubmits: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole("textbox", { name: messagePattern(words.title) });
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(title).toHaveFocus();
    await userEvent.type(title, " 采购 {Enter}");
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toEqual({ intent: "save", title: "采购", note: "" });
  },
};
export const Filled: Story = {
  args: { defaultValues: { title: "采购", note: "周五前" }, onCancel: fn() },
};
export const ServerErrors: Story = {
  args: {
    defaultValues: { title: "采购" },
    fieldErrors: { title: "该名称已被使用" },
    formError: "操作太频繁，请稍后再试",
  },
};
export const Pending: Story = { args: { defaultValues: { title: "采购" }, isPending: true } };
export const LongChineseText: Story = {
  args: { defaultValues: { title: "采", note: "请在工作日上午九点以前送到三号仓库并电话联系".repeat(6) } },
};
${narrowStory}`,
    },
    edits: notGiven(piece, "onCancel defaultValues fieldErrors formError isPending action onSubmit onTyped"),
    next: [
      `Its rules stand in packages/mall-rules/src/checks/${file}.ts; the page's action checks by checkedForm(form, ${rules}, locale).`,
      "A page keeps what is typed with useKept: defaultValues and onTyped; clientAction is catchNetworkError.",
      takeOffTheList,
    ],
  };
}
