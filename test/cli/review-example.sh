#!/usr/bin/env bash
# The review of efficient Transformers (src/demo/files/story.json) through the command line alone: loads the scopes and documents,
# asks a question, promotes a result, and asks again. Expects `memory` on the PATH, the server and tenant in its environment,
# and two arguments: the folder of the project's files, and that of the finished results.
set -euo pipefail
files=$1
finished=$2

project=project/proj_transformer
analysis=think-process/tp_paper_analysis
check=think-process/tp_hypothesis_check

say() { printf '\n# %s\n' "$*"; }

say "Scopes: a project, a session in it, two think processes in that"
memory scope create $project --title "Transformer Efficiency Review"
memory scope create session/sess_review --title "Literature Review" --parent $project
memory scope create $analysis --title "Paper Analysis" --parent session/sess_review
memory scope create $check --title "Hypothesis Check" --parent session/sess_review

say "Project: papers, facts, references"
memory scope use $project
memory folder create Papers --id doc_folder_papers
memory folder create Facts --id doc_folder_facts
memory folder create References --id doc_folder_references
memory upload "$files/vaswani2017.pdf" --id doc_vaswani2017 --title vaswani2017.pdf --tags foundational,attention --folder doc_folder_papers \
  --meta "author=Vaswani et al." --meta year=2017 --meta relevance=high
memory upload "$files/dao2022_flashattention.pdf" --id doc_dao2022 --title dao2022_flashattention.pdf --tags efficiency,hardware --folder doc_folder_papers \
  --meta "author=Dao et al." --meta year=2022
memory upload "$files/kitaev2020_reformer.pdf" --id doc_kitaev2020 --title kitaev2020_reformer.pdf --tags efficiency,sparse --folder doc_folder_papers \
  --meta "author=Kitaev et al." --meta year=2020
memory add "Supervisor: Prof. Müller" --id doc_fact_supervisor --folder doc_folder_facts
memory add "Deadline: 15.06.2026" --id doc_fact_deadline --folder doc_folder_facts
memory add "Focus: Inference efficiency, not Training" --id doc_fact_focus --folder doc_folder_facts
memory upload "$files/survey_overview.md" --id doc_survey_overview --title survey_overview.md --tags meta,survey --folder doc_folder_references

say "Paper Analysis: results and notes"
memory folder create Results --scope $analysis --id doc_folder_analysis_results
memory folder create Notes --scope $analysis --id doc_folder_analysis_notes
result() { # folder, scope, id, node, file, tags
  memory add - --folder "$1" --scope "$2" --type result --id "$3" --process "${2#*/}" --node "$4" --title "${5##*/}" --tags "$6" <"$5"
}
result doc_folder_analysis_results $analysis doc_result_extract_vaswani extract_vaswani "$finished/extraction_vaswani.md" extraction,foundational
result doc_folder_analysis_results $analysis doc_result_extract_flash extract_flash "$finished/extraction_flash.md" extraction,efficiency
result doc_folder_analysis_results $analysis doc_result_compare_methods compare_methods "$finished/comparison_methods.md" synthesis,comparison
memory add "Flash Attention optimizes IO, not Compute" --scope $analysis --folder doc_folder_analysis_notes --type note --id doc_note_io --tags insight
memory add "Reformer and Flash Attention are orthogonal" --scope $analysis --folder doc_folder_analysis_notes --type note --id doc_note_orthogonal --tags insight

say "Hypothesis Check: a result and a note"
memory folder create Results --scope $check --id doc_folder_check_results
memory folder create Notes --scope $check --id doc_folder_check_notes
result doc_folder_check_results $check doc_result_verify_hypothesis verify_hypothesis "$files/counterarguments.md" verification,hypothesis
memory add "Hypothesis 1 holds under restriction X" --scope $check --folder doc_folder_check_notes --type note --id doc_note_finding --tags finding

# Words are searchable at once, meaning as soon as the index is ready.
say "Waiting for the index"
while memory list --recursive --limit 100 --json | grep -E '"indexState": "(PENDING|INDEXING)"' >/dev/null; do sleep 0.2; done

question="What are the hardware requirements of Flash Attention?"
export MEMORY_SCOPE=$check

say "The whole project, as a tree"
memory browse --scope $project
memory browse --scope $analysis

say "Asked from the hypothesis check: the paper answers, the sibling's result is not seen"
memory search "$question" --limit 5

say "The result is promoted to the project, and asked again: both answer"
memory promote doc_result_extract_flash --to project
memory search "$question" --limit 5

say "What the process has of hypotheses, and what the project has of efficiency"
memory list --tags hypothesis --scope engine
memory list --tags efficiency --scope $project
