import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { StarRating } from "./StarRating.tsx";

const meta = {
  title: "ui/StarRating 星级评分 打分 星星 评价 rating",
  id: "ui-starrating",
  component: StarRating,
  args: { label: "商品评分", texts: ["非常差", "差", "一般", "满意", "非常满意"] },
} satisfies Meta<typeof StarRating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 4 } };

export const Unset: Story = { args: { isRequired: true } };

/** By mouse and by arrow keys. */
export const Choosing: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const [, , , , five] = canvas.getAllByRole("radio");
    await userEvent.click(five as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole("radio", { checked: true })).toHaveAttribute("value", "4");
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: "请选择此项" } };
export const Disabled: Story = { args: { defaultValue: 3, isDisabled: true } };
export const LongTexts: Story = {
  args: { defaultValue: 5, texts: ["很差", "较差", "一般", "满意", "远远超出预期并且愿意向同行推荐的商品"] },
};
export const Narrow: Story = { args: { defaultValue: 2 }, globals: { viewport: { value: "phone" } } };
