// All messages of one language: one piece of the build, fetched only if it is read.
import announce from "../../../../src/foolsgold/locales/ftl/uk/announce.ftl?raw";
import app from "../../../../src/foolsgold/locales/ftl/uk/app.ftl?raw";
import gobblings from "../../../../src/foolsgold/locales/ftl/uk/gobblings.ftl?raw";
import home from "../../../../src/foolsgold/locales/ftl/uk/home.ftl?raw";
import lesson from "../../../../src/foolsgold/locales/ftl/uk/lesson.ftl?raw";
import people from "../../../../src/foolsgold/locales/ftl/uk/people.ftl?raw";
import play from "../../../../src/foolsgold/locales/ftl/uk/play.ftl?raw";
import saboteur from "../../../../src/foolsgold/locales/ftl/uk/saboteur.ftl?raw";
import table from "../../../../src/foolsgold/locales/ftl/uk/table.ftl?raw";

export default [announce, app, gobblings, home, lesson, people, play, saboteur, table];
