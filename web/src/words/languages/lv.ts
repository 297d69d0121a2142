// All messages of one language: one piece of the build, fetched only if it is read.
import announce from "../../../../src/foolsgold/locales/ftl/lv/announce.ftl?raw";
import app from "../../../../src/foolsgold/locales/ftl/lv/app.ftl?raw";
import gobblings from "../../../../src/foolsgold/locales/ftl/lv/gobblings.ftl?raw";
import home from "../../../../src/foolsgold/locales/ftl/lv/home.ftl?raw";
import lesson from "../../../../src/foolsgold/locales/ftl/lv/lesson.ftl?raw";
import people from "../../../../src/foolsgold/locales/ftl/lv/people.ftl?raw";
import play from "../../../../src/foolsgold/locales/ftl/lv/play.ftl?raw";
import saboteur from "../../../../src/foolsgold/locales/ftl/lv/saboteur.ftl?raw";
import table from "../../../../src/foolsgold/locales/ftl/lv/table.ftl?raw";

export default [announce, app, gobblings, home, lesson, people, play, saboteur, table];
