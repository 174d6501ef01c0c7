import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { sampleCompanies } from "../../samples/landing.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words } from "./CompanyField.messages.ts";
import { CompanyField } from "./CompanyField.tsx";

const meta = {
  title: "forms/CompanyField 企业查询框 企业名称 工商查询 company",
  id: "forms-companyfield",
  component: CompanyField,
} satisfies Meta<typeof CompanyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LooksUpAndPicks: Story = {
  args: { companies: sampleCompanies, onLookUp: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: messagePattern(words.label) });
    await userEvent.type(field, "恒");
    await userEvent.type(field, "达");
    await waitFor(() => expect(args.onLookUp).toHaveBeenCalledWith("恒达"));
    await expect(args.onLookUp).toHaveBeenCalledOnce();
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(field).toHaveValue(sampleCompanies[1]?.name);
    await expect(canvasElement.querySelector("input[name=creditCode]")).toHaveValue(
      sampleCompanies[1]?.creditCode,
    );
    await userEvent.type(field, "分公司");
    await expect(canvasElement.querySelector("input[name=creditCode]")).toHaveValue("");
  },
};

/** An input method's letters are looked up once the word is. */
export const WaitsForTheInputMethod: Story = {
  tags: ["!autodocs"],
  args: { companies: sampleCompanies, onLookUp: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox");
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: "heng da" } });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(args.onLookUp).not.toHaveBeenCalled();
    fireEvent.input(field, { target: { value: "恒达" } });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(args.onLookUp).toHaveBeenCalledWith("恒达"));
  },
};

export const NothingFound: Story = {
  args: { companies: [], onLookUp: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "某某公司");
    await canvas.findByText(messageText(words.none));
  },
};

export const Loading: Story = {
  args: { companies: [], onLookUp: fn(), isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "某某公司");
    await canvas.findByText(messageText(words.loading));
  },
};

export const Narrow: Story = {
  ...LooksUpAndPicks,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "恒达");
    await canvas.findByRole("option", { name: /很长的名字/ });
  },
};
