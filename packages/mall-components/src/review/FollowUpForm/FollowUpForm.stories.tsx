import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { FollowUpForm } from "./FollowUpForm.tsx";

const meta = {
  title: "review/FollowUpForm 追评表单 追加评价 补充评价 follow-up",
  id: "review-followupform",
  component: FollowUpForm,
  args: { commentId: "7" },
} satisfies Meta<typeof FollowUpForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValues: { content: "用了一个月，依然顺滑。" } } };

export const Checked: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox"), " 依然顺滑 ");
    await userEvent.click(canvas.getByRole("button"));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toEqual({
      intent: "follow-up",
      commentId: "7",
      content: "依然顺滑",
    });
  },
};

export const Refused: Story = { args: { formError: "该评价已不能追评" } };
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
