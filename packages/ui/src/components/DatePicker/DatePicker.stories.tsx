import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { DatePicker } from "./DatePicker.tsx";

const meta = {
  title: "ui/DatePicker 日期选择器 日期框 选日期",
  id: "ui-datepicker",
  component: DatePicker,
  args: {
    label: "期望交货日期",
    today: "2026-11-27",
    labels: { open: "打开日历", outOfBounds: "这一天不在可选范围内" },
    defaultValue: "2026-11-28",
  },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Digits go on from part to part, whatever their order in the page's language; arrow keys turn one part. */
export const Typed: Story = {
  tags: ["!autodocs"],
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = await canvas.findAllByRole("spinbutton");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    const isYearFirst = first?.getAttribute("aria-valuenow") === "2026";
    await userEvent.keyboard(isYearFirst ? "20270315" : "03152027");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("2027-03-15"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith(isYearFirst ? "2027-03-16" : "2028-03-15");
  },
};

/** The button opens the month; arrow keys go from day to day, Enter chooses and closes. */
export const ChosenByKeys: Story = {
  tags: ["!autodocs"],
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole("button", { name: /打开日历/ });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("grid");
    await waitFor(() => expect(screen.getByRole("button", { name: /月28日|November 28,/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-04");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const IsSentWithItsForm: Story = {
  tags: ["!autodocs"],
  args: { name: "until" },
  render: (args) => (
    <form>
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sent = () => new FormData(canvasElement.querySelector("form") ?? undefined).get("until");
    await expect(sent()).toBe("2026-11-28");
    await canvas.findAllByRole("spinbutton");
    await expect(sent()).toBe("2026-11-28");
  },
};

export const Empty: Story = { args: { defaultValue: "", isRequired: true } };

export const Open: Story = {
  tags: ["!autodocs"],
  args: { min: "2026-11-27", max: "2026-12-15", description: "周末不送货" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /打开日历/ }));
    await waitFor(() => expect(screen.getByRole("grid")).toBeVisible());
  },
};

/** A day out of the bounds can be typed; what is wrong is said at once. */
export const OutOfBounds: Story = {
  args: { max: "2026-11-20" },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("spinbutton");
    await expect(first).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByText("这一天不在可选范围内")).toBeVisible();
    await expect(first).toHaveAccessibleDescription(/不在可选范围内/);
  },
};

export const Invalid: Story = {
  args: { errorMessage: "这一天不送货，请另选一天", description: "周末不送货" },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(["s", "m", "l"] as const).map((size) => (
        <DatePicker {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const LongChineseText: Story = {
  args: {
    label: "期望全部货物送达收货仓库的最晚日期".repeat(3),
    description: "节假日与盘点期间不收货，请避开。".repeat(3),
  },
  globals: { viewport: { value: "phone" } },
};
