import { actWords } from "../../messages/act.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RatingForm. */
export const words = {
  ...defineMessages({
    score: { id: "ratingForm.score", defaultMessage: "本次服务您满意吗？" },
    note: { id: "ratingForm.note", defaultMessage: "补充说明" },
    noteHint: { id: "ratingForm.noteHint", defaultMessage: "回复是否及时、问题是否解决（选填）" },
    submit: { id: "ratingForm.submit", defaultMessage: "提交评价" },
    choose: { id: "ratingForm.choose", defaultMessage: "请先选择星级" },
    thanks: { id: "ratingForm.thanks", defaultMessage: "感谢您的评价" },
    thanksText: { id: "ratingForm.thanksText", defaultMessage: "您的评价会帮助商家改进服务" },
  }),
  close: actWords.close,
};
