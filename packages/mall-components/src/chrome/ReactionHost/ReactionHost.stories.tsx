import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tradehall/ui/Button";
import { toast } from "@tradehall/ui/Toast";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ReactionHost } from "./ReactionHost.tsx";
import { useReactionWords } from "./use-reaction-words.ts";

const meta = {
  title: "chrome/ReactionHost 操作反馈 全局提示 轻提示 toast",
  id: "chrome-reactionhost",
  component: ReactionHost,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { onDealerConfirm: fn() },
} satisfies Meta<typeof ReactionHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button represents any call that fails. */
export const Default: Story = {
  render: function Failing(args) {
    const words = useReactionWords();
    const message = words("serverError");
    return (
      <>
        <Button onPress={() => toast.show({ tone: "danger", message })}>{message}</Button>
        <ReactionHost {...args} />
      </>
    );
  },
};

/** A00005 as a buyer sees it. */
export const ServerError: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect((await screen.findAllByText(button.textContent ?? "")).length).toBeGreaterThan(1);
  },
};

/** A00008: only "got it" leads on. */
export const DealerChanged: Story = {
  args: { isDealerChanged: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(await screen.findByRole("button"));
    await expect(args.onDealerConfirm).toHaveBeenCalledOnce();
  },
};
