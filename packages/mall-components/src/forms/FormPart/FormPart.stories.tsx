import type { Meta, StoryObj } from "@storybook/react-vite";
import { lengthBetween, trimmed } from "@tradehall/mall-rules/checks/text";
import { checkWords } from "@tradehall/mall-rules/words";
import { TextArea } from "@tradehall/ui/TextArea";
import { useState } from "react";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { checkedBy } from "./checked-by.ts";
import { rowOf } from "./FieldRow.tsx";
import { FormPart } from "./FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "./form-plan.ts";
import { text } from "./TextRow.tsx";
import { tick } from "./TickRow.tsx";

type Given = FormGiven & FormDraft & { onCancel?: () => void; isLocked?: boolean };

const plan: FormPlan<Given> = {
  label: () => "新增备注",
  check: checkedBy({
    title: { normalize: trimmed, check: lengthBetween(2, 20) },
    person: { normalize: trimmed, check: lengthBetween(2, 10) },
    note: {},
    isPinned: {},
  }),
  hidden: () => ({ intent: "save" }),
  fields: [
    [text("title", { label: "标题", maxLength: 20 }), text("person", { label: "联系人" })],
    rowOf(TextArea)("note", { isRequired: false, label: "备注", placeholder: "选填" }),
    tick("isPinned", ({ isLocked }: Given) => ({ label: "置顶", isDisabled: isLocked })),
  ],
  submit: { label: "保存", pending: "正在保存" },
};
const filled = { title: "螺丝补货", person: "王建国", note: "周五前送到", isPinned: "1" };

/** A plan is made of functions, so its sample is written out. */
const sample = `import { checkedBy, type FormDraft, type FormGiven, FormPart, type FormPlan, rowOf } from "@tradehall/mall-components/forms/FormPart";
import { lengthBetween, trimmed } from "@tradehall/mall-rules/checks/text";
import { TextArea } from "@tradehall/ui/TextArea";
import { TextField } from "@tradehall/ui/TextField";

const plan: FormPlan<FormGiven & FormDraft> = {
  label: () => "新增备注",
  check: checkedBy({
    title: { normalize: trimmed, check: lengthBetween(2, 20) },
    note: {},
  }),
  fields: [
    rowOf(TextField)("title", { label: "标题", maxLength: 20 }),
    rowOf(TextArea)("note", { isRequired: false, label: "备注", placeholder: "选填" }),
  ],
  submit: { label: "保存", pending: "正在保存" },
};

<FormPart given={{ onSubmit: () => {} }} plan={plan} />`;

const meta = {
  title: "forms/FormPart 配置表单 表单 表单生成 form",
  id: "forms-formpart",
  component: FormPart<Given>,
  args: { plan, given: {} },
  parameters: { docs: { source: { code: sample } } },
} satisfies Meta<typeof FormPart<Given>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { given: { onSubmit: fn() } },
};

export const ChecksAndSubmits: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole("button", { name: "保存" });
    await userEvent.type(canvas.getByRole("textbox", { name: /联系人/ }), "王");
    await userEvent.click(send);
    await expect(args.given.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox", { name: /标题/ })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: /联系人/ })).toHaveAccessibleDescription(
      messageText(checkWords.tooShort, { min: 2, max: 10 }),
    );
    await userEvent.type(canvas.getByRole("textbox", { name: /标题/ }), " 补货 ");
    await userEvent.type(canvas.getByRole("textbox", { name: /联系人/ }), "建国");
    await userEvent.click(send);
    const sent = mocked(args.given.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toEqual({
      intent: "save",
      title: "补货",
      person: "王建国",
      note: "",
    });
  },
};

export const Filled: Story = { args: { given: { defaultValues: filled, onCancel: fn() } } };

/** A text that the tab remembers comes after the form is: it fills what no one has touched. */
export const Draft: Story = {
  args: { given: { onTyped: fn() } },
  render: function Render({ given, plan: shown }) {
    const [draft, setDraft] = useState<Record<string, string>>({});
    return (
      <>
        <FormPart given={{ ...given, defaultValues: draft }} plan={shown} />
        <button onClick={() => setDraft({ title: "螺丝补货", person: "王建国" })} type="button">
          想起草稿
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /联系人/ }), "李");
    await expect(args.given.onTyped).toHaveBeenLastCalledWith({
      title: "",
      person: "李",
      note: "",
      isPinned: "",
    });
    await userEvent.click(canvas.getByRole("button", { name: "想起草稿" }));
    await expect(canvas.getByRole("textbox", { name: /标题/ })).toHaveValue("螺丝补货");
    await expect(canvas.getByText("4/20")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /联系人/ })).toHaveValue("李");
  },
};

/** The server's errors stand at their fields; typing in another field leaves the focus there. */
export const ServerErrors: Story = {
  args: {
    given: {
      defaultValues: filled,
      fieldErrors: { person: "该联系人已停用" },
      formError: "最多保存 20 条",
      onTyped: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: /联系人/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: /标题/ }), "单");
    await expect(canvas.getByRole("textbox", { name: /标题/ })).toHaveFocus();
    await expect(canvas.getByText("该联系人已停用")).toBeVisible();
  },
};

export const Pending: Story = { args: { given: { defaultValues: filled, isPending: true } } };
export const DisabledTick: Story = { args: { given: { defaultValues: filled, isLocked: true } } };
export const LongChineseText: Story = {
  args: {
    given: { defaultValues: { ...filled, note: "请在工作日上午九点以前送到三号仓库并电话联系".repeat(6) } },
  },
};
export const Narrow: Story = {
  args: { given: { defaultValues: filled, onCancel: fn() } },
  globals: { viewport: { value: "phone" } },
};
