// All messages of one language: one piece of the build, fetched only if it is read.
import announce from "../../../../src/foolsgold/locales/ftl/ru/announce.ftl?raw";
import app from "../../../../src/foolsgold/locales/ftl/ru/app.ftl?raw";
import gobblings from "../../../../src/foolsgold/locales/ftl/ru/gobblings.ftl?raw";
import home from "../../../../src/foolsgold/locales/ftl/ru/home.ftl?raw";
import lesson from "../../../../src/foolsgold/locales/ftl/ru/lesson.ftl?raw";
import people from "../../../../src/foolsgold/locales/ftl/ru/people.ftl?raw";
import play from "../../../../src/foolsgold/locales/ftl/ru/play.ftl?raw";
import saboteur from "../../../../src/foolsgold/locales/ftl/ru/saboteur.ftl?raw";
import table from "../../../../src/foolsgold/locales/ftl/ru/table.ftl?raw";

export default [announce, app, gobblings, home, lesson, people, play, saboteur, table];
